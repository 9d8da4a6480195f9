/**
 * Every named number.
 * Spec: accounts §9, ordering §9.
 */
export const password_min = 6;
export const strong_password_min = 8;
export const password_max = 128;
/** The size of the list of common passwords that are refused. */
export const common_passwords = 10_000;
export const phone_min = 10;
export const code_length = 6;
export const resend_seconds = 60;
export const code_seconds = 600;
export const code_tries = 5;
/** The latest codes of a contact that are valid from anywhere, whoever asked for them. */
export const codes_of_contact = 3;
export const code_block_seconds = 600;
/** The maximum lifetime of a token, however much it is used. */
export const token_days = 60;
/** How long a device is remembered as signed in before. */
export const device_days = 365;
export const accounts_per_device = 5;
export const token_idle_days = 30;
/** The time of last use of a token is stored at most once in this period. */
export const token_use_minutes = 60;
/** For how long after a sign-in no fresh proof is required. */
export const proof_minutes = 15;
/** About 65,000 hashes: roughly a second in a browser. */
export const challenge_bits = 16;
export const challenge_seconds = 120;
/**
 * How long a browser's proof counts: the password of an account whose contact it has yet to prove, or a contact whose
 * profile it completes.
 */
export const contact_proof_minutes = 15;
/** For how long a sign-up may be repeated. */
export const sign_up_repeat_minutes = 15;
export const email_max = 255;
/** Maximum characters: a note to an order or payment, a note to a whole order or a review, a chat message. */
export const note_max = 500;
export const long_note_max = 1000;
export const message_max = 2000;
export const coupon_code_max = 60;
/** The reason for cancelling a trip: the chosen reason and the note, as one text. */
export const trip_reason_max = 255;
export const trip_note_max = 120;
export const image_bytes_max = 2 * 1024 * 1024;
/** Pixels. Larger pictures are reduced to this size. */
export const image_side_max = 2000;
/** The limits for a picture in a market's folder. */
export const market_picture_bytes_max = 10 * 1024 * 1024;
export const market_picture_side_max = 8000;
/** All stored uploads of one customer or guest together. */
export const uploads_bytes_per_owner_max = 200 * 1024 * 1024;
export const images_per_message = 3;
/** A guest's orders that the browser remembers, for whoever uses it next. */
export const device_orders = 10;
export const device_order_days = 30;
/** A late order is expected within the next so many minutes. */
export const late_step_minutes = 10;
/** The number of stores that a page shows at once. */
export const stores_per_delivery_call = 60;
/** Points within this distance count as the same house. */
export const same_place_metres = 30;
export const top_up_amounts = [20, 50, 75, 100] as const;
/** The most that a call takes as an amount of money. */
export const amount_max = 1e9;
/** No market lets more be added to a wallet at once. */
export const top_up_max = 999_999_999;
export const payment_polls = 8;
/**
 * The number of polls when the customer returns without an outcome, mostly with the Back button, to pay in another way.
 */
export const payment_polls_without_word = 2;
export const payment_poll_ms = 2000;
export const files_per_order = 5;
/** Earlier prescriptions that a checkout offers to send once more. */
export const earlier_prescriptions_max = 5;
export const images_per_refund = 5;
export const images_per_review = 5;
export const identity_images = 5;
/** For how long after the delivery a customer is asked for a review. */
export const review_reminder_days = 30;
/** What a mail about an order lists at most, and the longest name in it. */
export const mail_lines_max = 50;
export const mail_name_max = 100;
/** Notifications of the last so many days are shown. */
export const notifications_shown_days = 15;
export const logout_delay_ms = 500;
export const toast_ms = 4000;
export const clear_cart_toast_ms = 5000;
/** How long a message is shown: a base time plus a time per character, within limits. */
export const notice_ms_start = 2000;
export const notice_ms_per_char = 80;
export const notice_ms_min = 5000;
export const notice_ms_max = 12_000;
/** The minimum when the message has a button. */
export const notice_action_ms_min = 8000;
export const geolocation_timeout_ms = 5000;
/** A position that a device tells less exactly is confirmed on the map. */
export const vague_position_metres = 150;
export const list_page_size = 10;
export const popular_stores_limit = 12;
export const latest_stores_shown = 12;
export const fast_delivery_minutes = 30;
export const high_rating = 4.5;
export const read_more_chars = 70;
export const map_zoom_min = 1;
export const map_zoom_max = 21;
export const map_zoom_initial = 17;
export const map_zoom_route = 10;
export const map_zoom_polygon = 9;
export const earth_radius_m = 6378137;
export const slot_minutes = 30;
export const slot_days = 7;
export const quantity_min = 1;
export const few_left = 5;
export const new_store_days = 30;
export const cart_lines_max = 100;
export const saved_addresses_max = 50;
export const short_thousand_from = 100_000;
export const short_million_from = 1_000_000;
export const short_billion_from = 1_000_000_000;
export const rating_precision = 0.5;
export const phone_max = 15;
export const decimal_digits = 2;
export const payment_minutes = 60;
/** Orders of one customer or guest that may wait for a payment at the same time; each holds stock. */
export const unpaid_orders_max = 4;
/** Trips of one customer or guest that may hold vehicles unpaid at the same time. */
export const unpaid_trips_max = 5;
/** How long an order to be paid by transfer waits for the customer to report the transfer. */
export const transfer_hours = 24;
/** How long after its end a trip that never began, and of which nothing is paid, waits for its provider. */
export const trip_lapses_days = 7;
/**
 * How long after its last change a parcel on the way back to its sender keeps the sender's account from being deleted.
 */
export const parcel_return_days = 90;
/** The URL of a private file is valid for at least this long, and at most one step longer. */
export const private_file_minutes = 15;
export const private_file_step_minutes = 5;
/** How long a link for following an order or a trip is valid after the planned time. */
export const share_days = 7;
/** Longer than any token, so that a mistyped link is not found instead of refused. */
export const share_token_max = 200;
/** How long prescriptions and pictures are kept after their order has ended. */
export const order_files_days = 90;
/** How long guests without orders and with unchanged carts are kept. */
export const guest_idle_days = 90;
/**
 * How long guests' orders and trips keep name, contact and address after they have ended; those that nobody ends, after
 * their last change and their planned time.
 */
export const guest_order_days = 400;
/** How many places one email may wait for, and how long they are kept. */
export const awaited_places_max = 5;
export const awaited_place_days = 365;
/** How long wrong tries are kept after their code has expired. */
export const code_kept_minutes = 60;
/** Longer than the window of any rate limit. */
export const tries_kept_hours = 24;
/** An upload that no row names after so long is removed. A call that stores one takes minutes at most. */
export const upload_named_hours = 24;
export const clean_up_minutes = 60;
/** Rows per batch, and the maximum number of batches per kind in one clean-up. */
export const clean_up_rows = 200;
export const clean_up_batches = 1000;
/** After so many files that the store has refused to remove, a clean-up leaves the rest for the next hour. */
export const removals_refused_max = 10;
/**
 * The maximum number of batches in which one clean-up counts delivered orders: more than a market delivers in an hour.
 */
export const count_batches = 2000;
export const gateway_minutes = 30;
export const catalogue_cache_ms = 5 * 60 * 1000;
export const item_cache_ms = 30 * 1000;
/** For calls without files. A call that needs more sets its own limit. */
export const body_bytes_max = 64 * 1024;
/** The maximum nesting of lists and objects. No call needs this much. */
export const input_depth_max = 16;
/** Fields, elements and lists in one input, in total. A call that needs more sets its own limit. */
export const input_values_max = 1000;
/** Enough for a cart of 100 lines with options, or an order of it. */
export const cart_values_max = 4000;
/** For any body without files, whatever limit its call sets. */
export const text_bytes_max = 256 * 1024;
/** Characters in one text. The longest is a cart as JSON text. */
export const input_text_max = 20_000;
export const query_chars_max = 8 * 1024;
export const query_parameters_max = 100;
export const form_fields_max = 100;
export const form_files_max = 10;
/** The maximum number of validation errors in one answer. */
export const problems_told_max = 20;
/** Bytes of all bodies with files that are being received at the same time. */
export const bodies_bytes_max = 64 * 1024 * 1024;
/** The bodies of one visitor held at the same time, in bytes and in number: two orders with five prescriptions each. */
export const bodies_bytes_per_visitor_max = 26 * 1024 * 1024;
export const bodies_per_visitor_max = 10;
export const image_pixels_max = 16_000_000;
export const images_at_once = 2;
export const images_waiting_max = 6;
export const image_seconds_max = 15;
/** The image process exits after this time without work. */
export const image_process_rest_ms = 5_000;
/** A hash occupies one core for about 20 ms; the other cores keep answering. */
export const passwords_at_once = 1;
/** Together with the waiting pictures about half of API_CALLS_AT_ONCE, so that the rest is left for other calls. */
export const passwords_waiting_max = 16;
export const paintings_waiting_max = 200;
/** Placing an order with its pictures takes no longer; see `image_seconds_max`. */
export const placing_minutes_max = 5;
/** How often, and how many milliseconds apart, the storefront asks what becomes of an order that is being placed. */
export const under_way_asks_max = 15;
export const under_way_pause_ms = 2000;
/** Changes of one cart that wait for the one before; a small part of API_CALLS_AT_ONCE. */
export const cart_changes_waiting_max = 8;
/** Calls in the queue; further ones are refused at once. */
export const calls_waiting_max = 64;
/** Milliseconds. A call that waits longer is refused, and the client is told to retry. */
export const call_waiting_ms_max = 1000;
/** With less free disk space uploads are refused. */
export const disk_free_bytes_min = 64 * 1024 * 1024;
export const busy_retry_seconds = 2;
/** The client does not retry after a longer wait than this. */
export const retry_wait_ms_max = 10_000;
export const webhook_bytes_max = 256 * 1024;
export const forwarded_bytes_max = 13 * 1024 * 1024;
export const forwarded_answer_bytes_max = 16 * 1024 * 1024;
export const forwarded_seconds_max = 30;
export const forwarded_at_once = 64;
/** Reports of pages that failed in a browser: what one holds, and how many are taken. */
export const page_failure_message_max = 300;
export const page_failure_frames_max = 8;
export const page_failure_bytes_max = 4 * 1024;
export const page_failures_per_load = 3;
export const page_failures_per_address_hour = 20;
export const page_failures_per_minute = 60;
