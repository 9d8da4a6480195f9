import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import { Checkbox } from '@/ui/fields/choice';
import { PasswordField } from '@/ui/fields/text-field';
import styles from '../checkout.module.css';
import type { ChangeDraft, Draft } from '../draft';

type Props = {
  draft: Draft;
  password: string;
  hasTried: boolean;
  onChange: ChangeDraft;
  onPassword: (password: string) => void;
};

/** Lets a guest create an account with the order (wire-format §7.1, `create_new_user`). */
export function AccountPart({ draft, password, hasTried, onChange, onPassword }: Props) {
  const { t } = useTranslation();
  const isShort = hasTried && password.length < limits.password_min;
  const rule = t('checkout.password_rule', { min: limits.password_min });
  return (
    <div id="checkout-account" tabIndex={-1} className={styles.account}>
      <Checkbox checked={draft.create_account} onChange={({ target }) => onChange({ create_account: target.checked })}>
        {t('checkout.create_account')}
      </Checkbox>
      {draft.create_account && (
        <PasswordField
          label={t('ui.password')}
          autoComplete="new-password"
          hint={rule}
          error={isShort ? rule : undefined}
          maxLength={limits.password_max}
          value={password}
          showLabel={t('auth.show_password')}
          hideLabel={t('auth.hide_password')}
          onChange={({ target }) => onPassword(target.value)}
        />
      )}
    </div>
  );
}
