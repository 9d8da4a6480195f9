/** The package has no types; these are of what is used here. */
declare module 'react-facebook-login/dist/facebook-login-render-props' {
  import type { ComponentType, ReactNode } from 'react';

  type Props = {
    appId: string;
    version?: string;
    fields?: string;
    language?: string;
    /** Phones open a window too instead of leaving the page. */
    disableMobileRedirect?: boolean;
    /** Gets what Graph says of the person and the token, or `{ status }` where there is neither. */
    callback: (said: unknown) => void;
    onFailure?: (said: unknown) => void;
    render: (button: { onClick: () => void; isProcessing: boolean }) => ReactNode;
  };
  const FacebookLogin: ComponentType<Props>;
  export default FacebookLogin;
}
