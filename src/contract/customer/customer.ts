import { endpoint, type Nothing } from '../core/endpoint';

/** The signed-in customer (wire-format §3.11; PROF-02). */
export type Customer = {
  id: number;
  f_name: string;
  l_name: string;
  /** With a leading plus; empty when there is none. */
  phone: string;
  email: string;
  image_full_url: string | null;
  /** The picture's file name, for back ends that give its folder only in the configuration (PROF-03). */
  image: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  order_count: number;
  member_since_days: number;
  wallet_balance: number;
  /** Whole points. */
  loyalty_point: number;
  ref_code: string;
  /** The modules for which the customer has answered the interest page. */
  selected_modules_for_interest: number[];
  /** Whether the referral discount on the first order applies. */
  is_valid_for_discount: boolean;
  discount_amount: number;
  discount_amount_type: 'percentage' | 'amount';
  /** As text, e.g. `30 days`. */
  validity: string;
  created_at: string;
};

export const getCustomer = endpoint<Nothing, Customer>({
  method: 'get',
  path: '/customer/info',
  read: () => import('./customer.read').then((mod) => mod.readCustomer),
});
