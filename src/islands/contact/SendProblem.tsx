import type { SendFault } from '../../contact/client.ts';
import type { Typed } from '../../contact/message.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import styles from './SendProblem.module.css';
import { wordsOfSendFault, type ContactKey } from './words.ts';

/** Characters of the message that go into a mail link: longer addresses are cut by mail programs. */
const MAIL_CHARACTERS = 1_200;

interface Props {
  readonly fault: SendFault;
  /** What was to be sent. */
  readonly typed: Typed;
  readonly address: string;
}

/** Why the message did not go, that it is still there, and the other way to send it. */
export function SendProblem({ fault, typed, address }: Props) {
  const { t, tag } = useLanguage<ContactKey>();
  const body = [...typed.message].slice(0, MAIL_CHARACTERS).join('');
  const link = `mailto:${address}?subject=${encodeURIComponent(typed.subject)}&body=${encodeURIComponent(body)}`;
  return (
    <div className={styles['box']} role="alert" data-fault={fault.kind}>
      <h3>{t('contact.error.title')}</h3>
      <p>{wordsOfSendFault(fault, t, tag)}</p>
      <p className={styles['kept']}>{t('contact.error.kept')}</p>
      <p>
        {t('contact.error.mail')} <a href={link}>{address}</a>
      </p>
    </div>
  );
}
