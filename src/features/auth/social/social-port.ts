import type { ReactNode } from 'react';
import type { SocialMedium } from '@/domain/sign-in/login-types';

/** A provider's answer about the signed-in person (accounts §3, social login payload). */
export type SocialAnswer = {
  medium: SocialMedium;
  token: string;
  unique_id: string;
  /** Some accounts have no email; the back end then asks for the phone (AUTH-39). */
  email?: string;
  /** Facebook may send it. */
  phone?: string;
  /** 1: `token` is Google's access token, not its identity token. */
  access_token?: 1;
};

/** The props of each provider's button; the button loads the provider's own script. */
export type SocialButtonProps = {
  onAnswer: (answer: SocialAnswer) => void;
  /** Called with a message for the customer when the provider could not be reached. */
  onProblem: (message: string) => void;
  /** The button's label. */
  children: ReactNode;
};
