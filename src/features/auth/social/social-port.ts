import type { ReactNode } from 'react';
import type { SocialMedium } from '@/domain/sign-in/login-types';

/** What a provider says of whoever has signed in there (accounts §3, social login payload). */
export type SocialAnswer = {
  medium: SocialMedium;
  token: string;
  unique_id: string;
  /** Some accounts have no email; the back end then asks for the phone (AUTH-39). */
  email?: string;
  /** Facebook may tell it. */
  phone?: string;
  /** 1: `token` is Google's access token, not its identity token. */
  access_token?: 1;
};

/** Each provider's file offers a button with these; the provider's own script is loaded by it. */
export type SocialButtonProps = {
  onAnswer: (answer: SocialAnswer) => void;
  /** The provider could not be asked, in words for the customer. */
  onProblem: (message: string) => void;
  /** What stands on the button. */
  children: ReactNode;
};
