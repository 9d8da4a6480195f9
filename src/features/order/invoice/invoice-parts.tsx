import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Name } from '@/ui/display/name';
import styles from './invoice.module.css';

type PageProps = {
  back: { href: string; text: string };
  canPrint: boolean;
  children: ReactNode;
};

/** The page of an invoice: the way back, and printing, which browsers also save as a file. */
export function InvoiceFrame({ back, canPrint, children }: PageProps) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.bar}>
        <ButtonLink look="text" icon="arrow-left" href={back.href}>
          {back.text}
        </ButtonLink>
        <Button icon="file-text" disabled={!canPrint} onClick={() => window.print()}>
          {t('order.print')}
        </Button>
      </div>
      {children}
    </div>
  );
}

/** One fact of an invoice's head; a number keeps its direction. */
export function InvoiceFact({ label, value, isNumber = false }: { label: string; value: string; isNumber?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi className={isNumber ? 'num' : undefined}>{value}</bdi>
      </dd>
    </div>
  );
}

type PartyProps = { title: string; name: string; address?: string | null; phone?: string };

/** Who sells, or who pays. */
export function InvoiceParty({ title, name, address, phone }: PartyProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p>
        <Name>{name}</Name>
      </p>
      {address && (
        <p>
          <Name>{address}</Name>
        </p>
      )}
      {phone && (
        <p>
          <bdi dir="ltr">{phone}</bdi>
        </p>
      )}
    </section>
  );
}
