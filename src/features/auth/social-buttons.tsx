import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { shownMedia, type SocialMedium } from '@/domain/sign-in/login-types';
import { useConfig } from '@/features/config/api';
import { useSignInSocially } from './api';
import { Notice } from '@/ui/overlay/notice';
import { SkeletonBox } from '@/ui/overlay/skeleton';
import { reportFailure } from './report-failure';
import type { SocialAnswer, SocialButtonProps } from './social/social-port';
import type { AuthFlow } from './use-auth-flow';
import { browserOnly } from '@/ui/lazy/browser-only';

const loading = () => <SkeletonBox shape="bar" />;
const buttons: Record<SocialMedium, ComponentType<SocialButtonProps>> = {
  google: browserOnly(() => import('./social/google').then((mod) => mod.GoogleButton), loading),
  facebook: browserOnly(() => import('./social/facebook').then((mod) => mod.FacebookButton), loading),
  apple: browserOnly(() => import('./social/apple').then((mod) => mod.AppleButton), loading),
};

const mediumNames: Record<SocialMedium, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** A button for each enabled provider, and the handling of its answer (AUTH-11, AUTH-34…40). */
export function SocialButtons({ flow }: { flow: AuthFlow }) {
  const media = shownMedia(useConfig());
  const { mutateAsync: signIn } = useSignInSocially();
  return <ProviderButtons media={media} answer={async (from) => flow.follow(await signIn(from))} />;
}

type ProviderProps = { media: readonly SocialMedium[]; answer: (from: SocialAnswer) => Promise<void> };

/** `answer` rejects like any call. */
export function ProviderButtons({ media, answer }: ProviderProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);

  async function send(from: SocialAnswer) {
    setProblem(null);
    try {
      await answer(from);
    } catch (error) {
      setProblem(reportFailure(error, { fields: [], t }).notice);
    }
  }

  return (
    <div className="stack8">
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      {media.map((medium) => {
        const Provider = buttons[medium];
        return (
          <Provider key={medium} onAnswer={(from) => void send(from)} onProblem={setProblem}>
            {t('auth.continue_with', { name: mediumNames[medium] })}
          </Provider>
        );
      })}
    </div>
  );
}
