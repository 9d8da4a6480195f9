import Head from 'next/head';
import type { ReactNode } from 'react';
import styles from './lost.module.css';

type Props = { code?: string; title: string; text: string; ways: ReactNode; children?: ReactNode };

/** The minimal layout of pages without the shell. */
export function Lost({ code, title, text, ways, children }: Props) {
  return (
    <div className={styles.lost}>
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <svg className={styles.mark} viewBox="0 0 34 34" aria-hidden="true">
        <rect width="34" height="34" rx="10" />
        <path d="M8 26V15.8C8 10.9 12 7 17 7s9 3.9 9 8.8V26h-5.2v-9.6c0-2.2-1.7-3.9-3.8-3.9s-3.8 1.7-3.8 3.9V26H8Z" />
        <circle cx="17" cy="17.6" r="2.1" />
      </svg>
      {code && <p className={styles.code}>{code}</p>}
      <h1 className="t28">{title}</h1>
      <p className="muted">{text}</p>
      {children}
      <div className={styles.ways}>{ways}</div>
    </div>
  );
}
