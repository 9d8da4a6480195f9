/** The package has no types; these cover only what is used here. */
declare module 'react-facebook-login/dist/facebook-login-render-props' {
  import type { ComponentType, ReactNode } from 'react';

  type Props = {
    appId: string;
    version?: string;
    fields?: string;
    language?: string;
    /** Phones open a window too instead of leaving the page. */
    disableMobileRedirect?: boolean;
    /** Receives the person's Graph data and the token, or `{ status }` without them. */
    callback: (said: unknown) => void;
    onFailure?: (said: unknown) => void;
    render: (button: { onClick: () => void; isProcessing: boolean }) => ReactNode;
  };
  const FacebookLogin: ComponentType<Props>;
  export default FacebookLogin;
}
