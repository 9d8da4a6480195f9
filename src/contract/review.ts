/** What a customer said about an item. */
export type ItemReview = {
  id: number;
  rating: number;
  comment: string;
  customer_name: string;
  reply: string | null;
  created_at: string;
};
