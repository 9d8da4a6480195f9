/**
 * Every number with a name.
 * Spec: accounts §9, ordering §9.
 */
export const limits = {
  password_min: 6,
  strong_password_min: 8,
  password_max: 128,
  /** So many of the most common passwords are refused. */
  common_passwords: 10_000,
  phone_min: 10,
  code_length: 6,
  resend_seconds: 60,
  code_seconds: 600,
  code_tries: 5,
  code_block_seconds: 600,
  /** A token ends after this, however much it is used. */
  token_days: 60,
  /** How long a device counts as signed in before. */
  device_days: 365,
  accounts_per_device: 5,
  token_idle_days: 30,
  /** The last use of a token is written down at most this often. */
  token_use_minutes: 60,
  /** How long after a sign-in no fresh proof is asked for. */
  proof_minutes: 15,
  /** Some 65,000 hashes: about a second in a browser. */
  challenge_bits: 16,
  challenge_seconds: 120,
  email_max: 255,
  image_bytes_max: 2 * 1024 * 1024,
  /** Pixels; whatever is larger is kept this large. */
  image_side_max: 2000,
  /** Of a picture in the files of a market. */
  market_picture_bytes_max: 10 * 1024 * 1024,
  market_picture_side_max: 8000,
  /** Of all files that one customer or guest has sent and that are kept. */
  uploads_bytes_per_owner_max: 200 * 1024 * 1024,
  images_per_message: 3,
  /** Of a guest, remembered by the browser for whoever uses it next. */
  device_orders: 10,
  device_order_days: 30,
  /** A late order is expected within the next so many minutes. */
  late_step_minutes: 10,
  /** As many as a page shows at once. */
  stores_per_delivery_call: 60,
  /** As near to each other as two points of one house. */
  same_place_metres: 30,
  top_up_amounts: [20, 50, 75, 100],
  payment_polls: 8,
  /** For a customer who comes back without an outcome, mostly by Back: they want to pay otherwise. */
  payment_polls_without_word: 2,
  payment_poll_ms: 2000,
  files_per_order: 5,
  images_per_refund: 5,
  images_per_review: 5,
  identity_images: 5,
  logout_delay_ms: 500,
  toast_ms: 4000,
  clear_cart_toast_ms: 5000,
  /** How long a message is shown: a start, and so much for each character, within bounds. */
  notice_ms_start: 2000,
  notice_ms_per_char: 80,
  notice_ms_min: 5000,
  notice_ms_max: 12_000,
  /** At least so long where it offers something to press. */
  notice_action_ms_min: 8000,
  geolocation_timeout_ms: 5000,
  mobile_bar_px: 1180,
  auth_modal_px: 450,
  cart_drawer_px: 420,
  wishlist_drawer_px: 523,
  menu_drawer_px: 320,
  profile_popover_px: 300,
  list_page_size: 10,
  popular_stores_limit: 12,
  latest_stores_shown: 12,
  fast_delivery_minutes: 30,
  high_rating: 4.5,
  read_more_chars: 70,
  map_zoom_min: 1,
  map_zoom_max: 21,
  map_zoom_initial: 17,
  map_zoom_route: 10,
  earth_radius_m: 6378137,
  slot_minutes: 30,
  slot_days: 7,
  quantity_min: 1,
  few_left: 5,
  new_store_days: 30,
  cart_lines_max: 100,
  saved_addresses_max: 50,
  short_thousand_from: 100_000,
  short_million_from: 1_000_000,
  short_billion_from: 1_000_000_000,
  rating_precision: 0.5,
  phone_max: 15,
  decimal_digits: 2,
  payment_minutes: 60,
  /** An address of a private file is valid for at least this, and at most one step longer. */
  private_file_minutes: 15,
  private_file_step_minutes: 5,
  /** How long prescriptions and pictures are kept after their order is over. */
  order_files_days: 90,
  /** How long a guest is kept who has ordered nothing and whose carts have not changed. */
  guest_idle_days: 90,
  /** How long orders and trips of guests keep name, contact and address after they are over. */
  guest_order_days: 400,
  /** How long wrong tries are counted after their code has expired. */
  code_kept_minutes: 60,
  /** Longer than the window of any limit. */
  tries_kept_hours: 24,
  clean_up_minutes: 60,
  /** Rows that are removed at a time, and how often at most in one clean-up of one kind. */
  clean_up_rows: 200,
  clean_up_batches: 50,
  gateway_minutes: 30,
  category_cache_ms: 5 * 60 * 1000,
  item_cache_ms: 30 * 1000,
  /** Of a call that takes no files; a call that needs more says so. */
  body_bytes_max: 64 * 1024,
  /** Lists and objects within each other, as no call needs them. */
  input_depth_max: 16,
  /** Fields, elements and lists in one input, all of them together; a call that needs more says so. */
  input_values_max: 1000,
  /** A cart of 100 lines with their options, or an order of it. */
  cart_values_max: 4000,
  /** Of a body without files, whatever its call takes. */
  text_bytes_max: 256 * 1024,
  /** Characters of one text; the longest is a cart as JSON text. */
  input_text_max: 20_000,
  query_chars_max: 8 * 1024,
  query_parameters_max: 100,
  form_fields_max: 100,
  form_files_max: 10,
  /** How many problems of one input are told. */
  problems_told_max: 20,
  /** Bytes of all bodies with files that are received at one moment. */
  bodies_bytes_max: 64 * 1024 * 1024,
  /** Of one visitor's, and how many of them; two orders with five prescriptions each. */
  bodies_bytes_per_visitor_max: 26 * 1024 * 1024,
  bodies_per_visitor_max: 10,
  image_pixels_max: 16_000_000,
  images_at_once: 2,
  images_waiting_max: 6,
  image_seconds_max: 15,
  /** The process that decodes pictures ends after so long without one. */
  image_process_rest_ms: 5_000,
  passwords_at_once: 2,
  /** With the pictures that wait some half of API_CALLS_AT_ONCE, so that other calls have the rest. */
  passwords_waiting_max: 16,
  paintings_waiting_max: 200,
  /** Calls that wait for their turn; further ones are refused at once. */
  calls_waiting_max: 64,
  /** A call whose turn has not come by then is refused; the client is told to come back. Milliseconds. */
  call_waiting_ms_max: 1000,
  /** With less memory a process reports that it is busy. */
  disk_free_bytes_min: 64 * 1024 * 1024,
  busy_retry_seconds: 2,
  /** A wait longer than this is refused at once instead. */
  retry_wait_ms_max: 10_000,
  webhook_bytes_max: 256 * 1024,
  forwarded_bytes_max: 13 * 1024 * 1024,
  forwarded_answer_bytes_max: 16 * 1024 * 1024,
  forwarded_seconds_max: 30,
  forwarded_at_once: 64,
} as const;
