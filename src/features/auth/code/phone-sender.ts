import type { QueryClient } from '@tanstack/react-query';

/**
 * Sends a code by SMS through the third-party phone service, behind its invisible human check. `phone` is a whole
 * number with its plus. Returns the session under which the service checks the code, or null for a number that it
 * rejects, which is logged and not shown (AUTH-53). Throws an Error with the provider's message when sending fails
 * (AUTH-51, AUTH-52).
 */
export type PhoneSender = (phone: string, client: QueryClient) => Promise<{ session_info: string } | null>;
