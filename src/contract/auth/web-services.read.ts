import { flag, record, text } from '../core/wire-values';
import type { WebServices } from './web-services';

export function readWebServices(answer: unknown): WebServices {
  const { google_client_id, google_maps_key, facebook_app_id, has_apple, firebase } = record(answer);
  const settings = record(firebase);
  return {
    google_client_id: text(google_client_id),
    google_maps_key: text(google_maps_key),
    facebook_app_id: text(facebook_app_id),
    has_apple: flag(has_apple),
    firebase: text(settings.apiKey)
      ? {
          apiKey: text(settings.apiKey),
          authDomain: text(settings.authDomain),
          projectId: text(settings.projectId),
          appId: text(settings.appId),
          messagingSenderId: text(settings.messagingSenderId),
          vapidKey: text(settings.vapidKey),
          emulator: text(settings.emulator),
        }
      : null,
  };
}
