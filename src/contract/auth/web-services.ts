import { endpoint, type Nothing } from '../core/endpoint';

/** How the web SDK of Firebase is set up; none of it is secret. */
export type FirebaseSettings = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  /** Signs push subscriptions; empty: there is no push. */
  vapidKey: string;
  /** Host and port of the Auth emulator; empty outside of tests. */
  emulator: string;
};

/** What the storefront itself is set up for; an empty name is a service that is not configured. */
export type WebServices = {
  google_client_id: string;
  /** For Google's map in place of the built-in one. */
  google_maps_key: string;
  facebook_app_id: string;
  /** Apple's client id stands in the configuration (AUTH-42); here only whether its script may be loaded. */
  has_apple: boolean;
  firebase: FirebaseSettings | null;
};

/**
 * The names that the providers' scripts are begun with. Own addition, answered by this storefront in front of every
 * back end, since the policy for scripts is made from the same settings.
 */
export const getWebServices = endpoint<Nothing, WebServices>({
  method: 'get',
  path: '/web-services',
  read: () => import('./web-services.read').then((it) => it.readWebServices),
});
