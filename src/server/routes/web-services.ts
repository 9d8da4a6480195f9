import { nothing } from '@/contract/fields';
import { getWebServices } from '@/contract/web-services';
import type { Routes } from '../api';
import { webServices } from '../web-services';

export const webServiceRoutes: Routes = (on) => {
  on(getWebServices, nothing, webServices);
};
