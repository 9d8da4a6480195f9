import { expect, type Locator } from '@playwright/test';

/** The element's box in the viewport, once it is visible. */
export async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box');
  return box;
}

export const bottomOf = ({ y, height }: { y: number; height: number }) => y + height;
