import type { Country } from '../i18n/locales.ts';
import { FLAGS } from './flags.ts';

interface Props {
  readonly country: Country;
  readonly className?: string | undefined;
}

/** Decoration beside a language's name: it says nothing that the name does not. */
export function Flag({ country, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {FLAGS[country].map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
}
