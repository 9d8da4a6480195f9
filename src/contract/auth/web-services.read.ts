import { flag, record, text } from '../core/wire-values';
import type { WebServices } from './web-services';

export function readWebServices(answer: unknown): WebServices {
  const { google_client_id, google_maps_key, facebook_app_id, has_apple, firebase } = record(answer);
  const it = record(firebase);
  return {
    google_client_id: text(google_client_id),
    google_maps_key: text(google_maps_key),
    facebook_app_id: text(facebook_app_id),
    has_apple: flag(has_apple),
    firebase: text(it.apiKey)
      ? {
          apiKey: text(it.apiKey),
          authDomain: text(it.authDomain),
          projectId: text(it.projectId),
          appId: text(it.appId),
          messagingSenderId: text(it.messagingSenderId),
          vapidKey: text(it.vapidKey),
          emulator: text(it.emulator),
        }
      : null,
  };
}
