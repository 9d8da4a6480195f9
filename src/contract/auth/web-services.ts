import { endpoint, type Nothing } from '../core/endpoint';

/** The configuration of Firebase's web SDK. None of it is secret. */
export type FirebaseSettings = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  /** The key for push subscriptions; empty when push is off. */
  vapidKey: string;
  /** Host and port of the Auth emulator; empty outside tests. */
  emulator: string;
};

/** The services configured for this storefront. An empty string means that a service is not configured. */
export type WebServices = {
  google_client_id: string;
  /** Key for Google Maps, which then replaces the built-in map. */
  google_maps_key: string;
  facebook_app_id: string;
  /** Apple's client id is in the configuration (AUTH-42). This only says whether its script may be loaded. */
  has_apple: boolean;
  firebase: FirebaseSettings | null;
};

/**
 * The ids that the providers' scripts need. Own addition: this storefront answers it itself, whatever the back end,
 * because the Content Security Policy is made from the same settings.
 */
export const getWebServices = endpoint<Nothing, WebServices>({
  method: 'get',
  path: '/web-services',
  read: () => import('./auth.read').then((mod) => mod.readWebServices),
});
