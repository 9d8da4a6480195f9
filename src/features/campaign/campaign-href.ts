/** The page of a basic campaign with its stores. */
export function campaignHref({ id }: { id: number }): string {
  return `/campaigns/${id}`;
}
