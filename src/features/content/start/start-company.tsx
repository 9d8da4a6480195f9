import { useConfig, useLanding } from '@/features/config/api';
import { ButtonLink } from '@/ui/controls/button';
import styles from './start-blocks.module.css';

/** What the business says about itself, with a link to where it wants its visitors. */
export function StartCompany() {
  const { business_name } = useConfig();
  const landing = useLanding();
  if (!landing) return null;
  const { company_title: title, company_sub_title: lead, company_description: text } = landing;
  const { company_button_name: button, company_button_url: href } = landing;
  if (!title && !lead && !text) return null;

  return (
    <section className={styles.company}>
      <div>
        <h2 className="t28">{title || business_name}</h2>
        {lead && <p className={`t20 ${styles.lead}`}>{lead}</p>}
      </div>
      <div className={styles.story}>
        {text && <p className="muted">{text}</p>}
        {button && href && (
          <ButtonLink look="secondary" href={href}>
            {button}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
