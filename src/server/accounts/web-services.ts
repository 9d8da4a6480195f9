/** The public ids and keys of the external services that this shop is configured for. No secrets. */
export function webServices() {
  const { GOOGLE_CLIENT_ID = '', FACEBOOK_APP_ID = '', APPLE_CLIENT_ID = '', FIREBASE_API_KEY = '' } = process.env;
  const { GOOGLE_MAPS_KEY = '' } = process.env;
  return {
    google_client_id: GOOGLE_CLIENT_ID,
    google_maps_key: GOOGLE_MAPS_KEY,
    facebook_app_id: FACEBOOK_APP_ID,
    has_apple: APPLE_CLIENT_ID !== '',
    firebase: FIREBASE_API_KEY ? firebase(FIREBASE_API_KEY) : null,
  };
}

function firebase(apiKey: string) {
  const { FIREBASE_AUTH_DOMAIN = '', FIREBASE_PROJECT_ID = '', FIREBASE_APP_ID = '', API_BASE_URL } = process.env;
  const { FIREBASE_MESSAGING_SENDER_ID = '', FIREBASE_VAPID_KEY = '', FIREBASE_AUTH_EMULATOR_HOST = '' } = process.env;
  return {
    apiKey,
    authDomain: FIREBASE_AUTH_DOMAIN,
    projectId: FIREBASE_PROJECT_ID,
    appId: FIREBASE_APP_ID,
    messagingSenderId: FIREBASE_MESSAGING_SENDER_ID,
    // The embedded back end sends no push messages, so it must not offer them.
    vapidKey: API_BASE_URL ? FIREBASE_VAPID_KEY : '',
    emulator: FIREBASE_AUTH_EMULATOR_HOST,
  };
}
