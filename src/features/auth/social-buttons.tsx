import { useState, type ComponentType } from 'react';
import { useTranslation } from '@/i18n/react';
import { shownMedia, type SocialMedium } from '@/domain/login-types';
import { useConfig } from '@/features/config/api';
import { Notice } from '@/ui/notice';
import { SkeletonBox } from '@/ui/skeleton';
import styles from './auth.module.css';
import { signInSocially } from './calls';
import { refused } from './refused';
import type { SocialAnswer, SocialButtonProps } from './social/social-port';
import type { AuthFlow } from './use-auth-flow';
import { browserOnly } from '@/ui/browser-only';

const loading = () => <SkeletonBox shape="bar" />;
const buttons: Record<SocialMedium, ComponentType<SocialButtonProps>> = {
  google: browserOnly(() => import('./social/google').then((it) => it.GoogleButton), loading),
  facebook: browserOnly(() => import('./social/facebook').then((it) => it.FacebookButton), loading),
  apple: browserOnly(() => import('./social/apple').then((it) => it.AppleButton), loading),
};

const mediumNames: Record<SocialMedium, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** A button for each provider that is on, and what follows its answer (AUTH-11, AUTH-34…40). */
export function SocialButtons({ flow }: { flow: AuthFlow }) {
  const { t } = useTranslation();
  const config = useConfig();
  const [problem, setProblem] = useState<string | null>(null);

  async function answer(from: SocialAnswer) {
    setProblem(null);
    try {
      await flow.follow(await signInSocially(from));
    } catch (error) {
      setProblem(refused(error, { fields: [], t }).notice);
    }
  }

  return (
    <div className={styles.social}>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      {shownMedia(config).map((medium) => {
        const Provider = buttons[medium];
        return (
          <Provider key={medium} onAnswer={(from) => void answer(from)} onProblem={setProblem}>
            {t('auth.continue_with', { name: mediumNames[medium] })}
          </Provider>
        );
      })}
    </div>
  );
}
