/**
 * The settings that `GET /config` publishes: those that the format names (wire-format §2.1) and those that this
 * storefront reads in addition. All other settings of the market stay private. `admin_commission` is the commission
 * offered to stores at registration (wire-format §9.3).
 */
export const CONFIG_KEYS = [
  ...['business_name', 'address', 'phone', 'email', 'country', 'footer_text', 'cookies_text', 'logo', 'logo_full_url'],
  ...['fav_icon', 'fav_icon_full_url', 'default_location', 'language', 'sys_language', 'social_media'],
  ...['currency_symbol', 'currency_symbol_direction', 'currency_code', 'digit_after_decimal_point', 'timeformat'],
  ...['timezone', 'country_picker_status', 'guest_checkout_status', 'customer_wallet_status', 'loyalty_point_status'],
  ...['ref_earning_status', 'add_fund_status', 'partial_payment_status', 'partial_payment_method', 'dm_tips_status'],
  ...['dm_tips', 'offline_payment_status', 'home_delivery_status', 'takeaway_status', 'additional_charge_status'],
  ...['additional_charge', 'additional_charge_name', 'dm_picture_upload_status', 'store_review_reply'],
  ...['subscription_business_model', 'commission_business_model', 'subscription_free_trial_status'],
  ...['subscription_free_trial_days', 'subscription_free_trial_type', 'admin_commission', 'websocket_status'],
  ...['websocket_url', 'websocket_port', 'websocket_key', 'maintenance_mode', 'maintenance_mode_data'],
  ...['schedule_order', 'schedule_order_slot_duration', 'order_delivery_verification', 'order_confirmation_model'],
  ...['cash_on_delivery', 'digital_payment', 'digital_payment_info', 'active_payment_method_list'],
  ...['prescription_order_status', 'toggle_veg_non_veg', 'toggle_dm_registration', 'toggle_store_registration'],
  ...['refund_active_status', 'refund_policy', 'cancelation_policy', 'shipping_policy', 'centralize_login'],
  ...['customer_verification', 'admin_free_delivery', 'free_delivery_over', 'parcel_per_km_shipping_charge'],
  ...['parcel_minimum_shipping_charge', 'per_km_shipping_charge', 'minimum_shipping_charge', 'tax_included'],
  ...['system_tax_type', 'system_tax_include_status', 'loyalty_point_exchange_rate'],
  ...['loyalty_point_item_purchase_point', 'loyalty_point_minimum_point', 'ref_earning_exchange_rate'],
  ...['new_customer_discount_status', 'new_customer_discount_amount', 'new_customer_discount_amount_type'],
  ...['new_customer_discount_amount_validity', 'new_customer_discount_validity_type', 'vehicle_distance_min'],
  ...['vehicle_hourly_min', 'vehicle_day_wise_min', 'parcel_cancellation_status', 'parcel_cancellation_basic_setup'],
  ...['parcel_return_time_fee', 'module_config', 'app_url_android', 'app_url_ios', 'app_minimum_version_android'],
  ...['app_minimum_version_ios', 'validation_config', 'seo_page_list', 'download_user_app_links'],
  ...['store_category_status', 'repeat_order_option', 'refund_lines_status'],
  ...['add_fund_minimum', 'add_fund_maximum', 'add_fund_amounts'],
] as const;

/**
 * What this back end can do beyond the family, told as `extensions`. `amounts`: the tax calls answer every row of the
 * price, and refuse what could not be placed. `idempotency`: the same key never places a second order or trip, and
 * `payment-status` finds an order by its key. `interests_skip`: an empty list of interests is kept as an answer.
 * `first_message`: the `status` of a conversation also says whether it may be begun. `address_directions`: the
 * `additional_information` of a saved address is kept. `awaited_places`: an email can wait for deliveries to a place.
 * `rental_cart_as_left`: with `zoneId: []` a rental cart is read without being emptied. `diet_filters`: lists know the
 * filter tokens `halal` and `organic`. `trip_due_amount`: paying for a trip is refused where another amount was shown.
 */
export const EXTENSIONS = [
  'amounts',
  'idempotency',
  'interests_skip',
  'first_message',
  'address_directions',
  'awaited_places',
  'rental_cart_as_left',
  'diet_filters',
  'trip_due_amount',
] as const;

/** The published fields of a gateway. Its other fields, such as keys, stay private. */
export const GATEWAY_KEYS = ['gateway', 'gateway_title', 'gateway_image', 'gateway_image_full_url', 'storage'] as const;

/** The folders in `base_urls`. Clients of 2.x need them for pictures that have only a file name (wire-format §2.1). */
export const PICTURE_FOLDERS = [
  ...['item_image_url', 'customer_image_url', 'store_image_url', 'store_cover_photo_url', 'vendor_image_url'],
  ...['delivery_man_image_url', 'chat_image_url', 'campaign_image_url', 'category_image_url', 'brand_image_url'],
  ...['banner_image_url', 'review_image_url', 'refund_image_url', 'notification_image_url', 'order_attachment_url'],
  ...['module_image_url', 'parcel_category_image_url', 'business_logo_url', 'gateway_image_url'],
  ...['landing_page_image_url', 'react_landing_page_images', 'react_landing_page_feature_images'],
] as const;
