type Linked = { id: number; slug?: string | undefined };

const pathSegment = ({ id, slug }: Linked) => encodeURIComponent(slug || String(id));

/** The canonical paths of rental (ROUTE-18, wire-format §10), without query and language. */
export const SEARCH_PATH = '/rental/vehicle-search';
export const vehiclePath = (vehicle: Linked) => `/rental/vehicle-details/${pathSegment(vehicle)}`;
export const providerPath = (provider: Linked) => `/rental/provider-details/${pathSegment(provider)}`;
export const CHECKOUT_PATH = '/rental/checkout';
export const POPULAR_PATH = '/rental/provider/popular';
