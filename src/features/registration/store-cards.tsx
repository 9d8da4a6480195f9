import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneArea } from '@/contract/place/place';
import { useAllModules } from '@/features/location/api';
import { Checkbox, RadioCard } from '@/ui/overlay/fields/choice';
import { TextField } from '@/ui/overlay/fields/text-field';
import { Card, GroupError } from './card';
import { FileField } from './file-field';
import styles from './registration.module.css';
import { modulesOf, type StoreFiles, type StoreForm } from './store-form';

type Props = { of: StoreForm; zones: readonly ZoneArea[] };
type FileProps = {
  of: StoreForm;
  files: StoreFiles;
  onFile: (name: keyof StoreFiles, file: File | null) => void;
  onBusy: (isBusy: boolean) => void;
};

/** What is sold, under which name, how fast, and how it looks. */
export function StoreCard({ zones, files, onFile, onBusy, of: it }: Props & FileProps) {
  const { t } = useTranslation();
  const isArabic = useRouter().locale === 'ar';
  const minutes = <span className="muted">{t('registration.minutes')}</span>;
  return (
    <Card title={t('registration.store_part')}>
      <Modules of={it} zones={zones} />
      {it.form.values.module_type === 'rental' && <PickupZones of={it} zones={zones} />}
      <div className={styles.two}>
        <TextField label={t('registration.name')} autoComplete="organization" {...it.field('name')} />
        <TextField
          label={t('registration.other_name', { language: t(`registration.${isArabic ? 'english' : 'arabic'}`) })}
          note={t('registration.optional')}
          dir={isArabic ? 'ltr' : 'rtl'}
          lang={isArabic ? 'en' : 'ar'}
          {...it.field('other_name')}
        />
        <TextField
          label={t('registration.minimum_time')}
          inputMode="numeric"
          end={minutes}
          {...it.field('minimum_delivery_time')}
        />
        <TextField
          label={t('registration.maximum_time')}
          inputMode="numeric"
          end={minutes}
          {...it.field('maximum_delivery_time')}
        />
      </div>
      <div className={styles.pictures}>
        <FileField
          label={t('registration.logo')}
          hint={t('registration.logo_hint')}
          shape="square"
          error={it.errorOf('logo')}
          file={files.logo}
          onChange={(file) => onFile('logo', file)}
          onBusy={onBusy}
        />
        <FileField
          label={t('registration.cover')}
          note={t('registration.optional')}
          hint={t('registration.cover_hint')}
          shape="wide"
          file={files.cover_photo}
          onChange={(file) => onFile('cover_photo', file)}
          onBusy={onBusy}
        />
      </div>
    </Card>
  );
}

/** Only what the zone of the place offers. */
function Modules({ of: it, zones }: Props) {
  const { t } = useTranslation();
  const { data: all = [] } = useAllModules();
  const { module_id, zone_id } = it.form.values;
  const modules = modulesOf(
    zones.find(({ id }) => String(id) === zone_id),
    all,
  );
  const error = it.errorOf('module_id');
  const isGone = module_id !== '' && modules.length > 0 && !modules.some(({ id }) => String(id) === module_id);
  useEffect(() => {
    if (isGone) it.change('module_id', '');
  });
  return (
    <div role="radiogroup" aria-labelledby="registration-module" className={styles.group}>
      <span id="registration-module" className={styles.label}>
        {t('registration.module')}
      </span>
      <div className={styles.two}>
        {modules.map(({ id, module_name, module_type, icon_full_url }) => (
          <RadioCard
            key={id}
            name="module_id"
            title={module_name}
            picture={icon_full_url ?? undefined}
            value={id}
            aria-invalid={error ? true : undefined}
            checked={module_id === String(id)}
            onChange={() => {
              it.change('module_id', String(id));
              it.change('module_type', module_type);
            }}
          />
        ))}
      </div>
      <GroupError>{error}</GroupError>
    </div>
  );
}

function PickupZones({ of: it, zones }: Props) {
  const { t } = useTranslation();
  const chosen = it.form.values.pickup_zones.split(',').filter(Boolean);
  const error = it.errorOf('pickup_zones');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('registration.pickup')}</legend>
      <div className={styles.checks}>
        {zones.map(({ id, name }) => (
          <Checkbox
            key={id}
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(String(id))}
            onChange={({ target: { checked } }) => {
              const others = chosen.filter((one) => one !== String(id));
              it.change('pickup_zones', (checked ? [...others, String(id)] : others).join(','));
            }}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <GroupError>{error}</GroupError>
    </fieldset>
  );
}

/** For markets that ask for it. */
export function TaxCard({ of: it, files, onFile, onBusy }: FileProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('registration.tax_title')} note={t('registration.optional')}>
      <div className={styles.two}>
        <TextField label={t('registration.tin')} dir="ltr" autoComplete="off" {...it.field('tin')} />
        <TextField label={t('registration.tin_expires')} type="date" {...it.field('tin_expire_date')} />
      </div>
      <FileField
        label={t('registration.tin_certificate')}
        hint={t('registration.certificate_hint')}
        shape="wide"
        pdf
        file={files.tin_certificate_image}
        onChange={(file) => onFile('tin_certificate_image', file)}
        onBusy={onBusy}
      />
    </Card>
  );
}
