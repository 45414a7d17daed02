import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Field } from '../../contact/message.ts';
import { lengthOf, type Fault } from '../../contact/rules.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import styles from './ContactField.module.css';
import { MAXIMA, wordsOfFault, type ContactKey } from './words.ts';

/** Characters left from which on they are counted aloud. */
const NEAR: Readonly<Record<Field, number>> = { name: 15, email: 30, subject: 0, message: 200 };

/** What a control needs to belong to its field. The values stay in the page: nothing typed before the island wakes is lost. */
export interface ControlProps {
  readonly id: string;
  readonly name: Field;
  readonly required: true;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props {
  readonly field: Field;
  readonly fault: Fault | undefined;
  /** Called at every change. */
  readonly onEdit: (field: Field) => void;
  readonly children: (props: ControlProps) => ReactNode;
}

export function ContactField({ field, fault, onEdit, children }: Props) {
  const { t } = useLanguage<ContactKey>();
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number | null>(null);
  const ids = { control: `contact-${field}`, fault: `contact-${field}-fault` };
  const counter = `contact-${field}-left`;

  const count = () => {
    const control = box.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
    const maximum = MAXIMA[field];
    const rest = control && maximum !== null ? maximum - lengthOf(control.value) : null;
    setLeft(rest !== null && rest <= NEAR[field] ? rest : null);
  };
  // Something may have been typed already.
  useEffect(count, [field]);

  const described = [fault && ids.fault, left !== null && counter].filter((id) => typeof id === 'string');
  return (
    <div
      ref={box}
      className={styles['field']}
      data-field={field}
      onInput={() => {
        count();
        onEdit(field);
      }}
    >
      <label htmlFor={ids.control}>{t(`contact.form.${field}`)}</label>
      {children({
        id: ids.control,
        name: field,
        required: true,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      {fault && (
        <p id={ids.fault} className={styles['fault']}>
          {wordsOfFault(field, fault, t)}
        </p>
      )}
      {left !== null && (
        <p id={counter} className={styles['left']} data-over={left < 0 ? '' : undefined} aria-live="polite">
          {left < 0 ? t('contact.form.over', { count: -left }) : t('contact.form.left', { count: left })}
        </p>
      )}
    </div>
  );
}
