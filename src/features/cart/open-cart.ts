/** Opens the cart. */
export async function openCart(): Promise<void> {
  const { default: Router } = await import('next/router');
  await Router.push('/checkout?page=cart');
}
