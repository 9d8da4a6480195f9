import { nothing } from '@/contract/core/fields';
import { getWebServices } from '@/contract/auth/web-services';
import type { Routes } from '../http/api';
import { webServices } from '../accounts/web-services';

export const webServiceRoutes: Routes = (on) => {
  on(getWebServices, nothing, webServices);
};
