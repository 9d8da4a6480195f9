/** Opens the choice of a place: the start page has it. */
export async function openLocation(): Promise<void> {
  const { default: Router } = await import('next/router');
  await Router.push('/');
}
