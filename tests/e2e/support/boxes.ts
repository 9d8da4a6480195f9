import { expect, type Locator } from '@playwright/test';

/** Where it stands in the window, once it is seen. */
export async function boxOf(it: Locator) {
  await expect(it).toBeVisible();
  const box = await it.boundingBox();
  if (!box) throw new Error('It has no box');
  return box;
}

export const footOf = ({ y, height }: { y: number; height: number }) => y + height;
