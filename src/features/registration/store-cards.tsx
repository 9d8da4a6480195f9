import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneArea } from '@/contract/place/place';
import { useModulesQuery } from '@/features/module/api';
import { Checkbox, RadioCard } from '@/ui/overlay/fields/choice';
import { TextField } from '@/ui/overlay/fields/text-field';
import { Card, GroupError } from './card';
import { FileField } from './file-field';
import styles from './registration.module.css';
import { modulesInZone, type StoreFiles, type StoreForm } from './store-form';

type Props = { of: StoreForm; zones: readonly ZoneArea[] };
type FileProps = {
  of: StoreForm;
  files: StoreFiles;
  onFile: (name: keyof StoreFiles, file: File | null) => void;
  onBusy: (isBusy: boolean) => void;
};

/** The store's module, name, delivery time and pictures. */
export function StoreCard({ zones, files, onFile, onBusy, of: form }: Props & FileProps) {
  const { t } = useTranslation();
  const isArabic = useRouter().locale === 'ar';
  const minutes = <span className="muted">{t('registration.minutes')}</span>;
  return (
    <Card title={t('registration.store_part')}>
      <Modules of={form} zones={zones} />
      {form.form.values.module_type === 'rental' && <PickupZones of={form} zones={zones} />}
      <div className={styles.two}>
        <TextField label={t('registration.name')} autoComplete="organization" {...form.field('name')} />
        <TextField
          label={t('registration.other_name', { language: t(`registration.${isArabic ? 'english' : 'arabic'}`) })}
          note={t('ui.optional_mark')}
          dir={isArabic ? 'ltr' : 'rtl'}
          lang={isArabic ? 'en' : 'ar'}
          {...form.field('other_name')}
        />
        <TextField
          label={t('registration.minimum_time')}
          inputMode="numeric"
          end={minutes}
          {...form.field('minimum_delivery_time')}
        />
        <TextField
          label={t('registration.maximum_time')}
          inputMode="numeric"
          end={minutes}
          {...form.field('maximum_delivery_time')}
        />
      </div>
      <div className={styles.pictures}>
        <FileField
          label={t('registration.logo')}
          hint={t('registration.logo_hint')}
          shape="square"
          error={form.errorOf('logo')}
          file={files.logo}
          onChange={(file) => onFile('logo', file)}
          onBusy={onBusy}
        />
        <FileField
          label={t('registration.cover')}
          note={t('ui.optional_mark')}
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

/** Only the modules that the zone offers. */
function Modules({ of: form, zones }: Props) {
  const { t } = useTranslation();
  const { data: all = [] } = useModulesQuery();
  const { module_id, zone_id } = form.form.values;
  const modules = modulesInZone(
    zones.find(({ id }) => String(id) === zone_id),
    all,
  );
  const error = form.errorOf('module_id');
  const isGone = module_id !== '' && modules.length > 0 && !modules.some(({ id }) => String(id) === module_id);
  useEffect(() => {
    if (isGone) form.change('module_id', '');
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
              form.change('module_id', String(id));
              form.change('module_type', module_type);
            }}
          />
        ))}
      </div>
      <GroupError>{error}</GroupError>
    </div>
  );
}

function PickupZones({ of: form, zones }: Props) {
  const { t } = useTranslation();
  const chosen = form.form.values.pickup_zones.split(',').filter(Boolean);
  const error = form.errorOf('pickup_zones');
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
              form.change('pickup_zones', (checked ? [...others, String(id)] : others).join(','));
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

/** For markets that require tax data. */
export function TaxCard({ of: form, files, onFile, onBusy }: FileProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('registration.tax_title')} note={t('ui.optional_mark')}>
      <div className={styles.two}>
        <TextField label={t('registration.tin')} dir="ltr" autoComplete="off" {...form.field('tin')} />
        <TextField label={t('registration.tin_expires')} type="date" {...form.field('tin_expire_date')} />
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
