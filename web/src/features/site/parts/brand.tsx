import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as m } from '#texts/site-office.ts';
import { BrandMark } from '../../../ui/pages/brand-mark.tsx';
import { useValue } from '../office.ts';
import { ColorValue } from '../values/color-value.tsx';
import { FontsValue } from '../values/fonts-value.tsx';
import { isColorCode } from '../values/is-color-code.ts';
import { CornersValue } from '../values/corners-value.tsx';
import { ImageValue } from '../values/image-value.tsx';
import { LanguageValue } from '../values/language-value.tsx';
import { TextValue } from '../values/text-value.tsx';
import classes from './parts.module.css';

export const Brand = () => (
  <>
    <NameValue />
    <TextValue path="brand.supportEmail" type="email" description={m.about.supportEmail} />
    <Logos />
    <Colors />
    <LanguageValue />
  </>
);

const NameValue = () => <TextValue path="brand.name" description={m.about.name} maxLength={60} />;

export const NameAndLogo = () => (
  <>
    <NameValue />
    <Logos />
  </>
);

export const Colors = () => (
  <>
    <div className={`grid gap-4 ${classes.pair}`}>
      <ColorValue path="brand.colors.main" />
      <ColorValue path="brand.colors.accent" />
    </div>
    <ColorRepairs />
    <FontsValue />
    <CornersValue />
  </>
);

/** What computes palettes is fetched after the form. */
const Repairs = lazyRouteComponent(() => import('./repairs.tsx'), 'Repairs');

/** Of colors that are complete: while one is typed, it is none. */
function ColorRepairs() {
  const [main, accent] = [useValue('brand.colors.main'), useValue('brand.colors.accent')].map(
    ({ value }) => String(value),
  );
  if (!isColorCode(main) || !isColorCode(accent)) return null;
  return (
    <div className="grid grid-cols-1 gap-3 empty:hidden">
      <Suspense>
        <Repairs main={main} accent={accent} />
      </Suspense>
    </div>
  );
}

function Logos() {
  const { value: logo } = useValue('brand.logo');
  const name = <Name />;
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className={`grid gap-4 ${classes.pair}`}>
        <ImageValue
          path="brand.logo"
          kind="logo"
          ground="light"
          remove={m.image.nameOnly}
          without={name}
        />
        <ImageValue
          path="brand.darkLogo"
          kind="logo"
          ground="dark"
          remove={logo === null ? m.image.nameOnly : m.image.asLight}
          without={name}
          instead={typeof logo === 'string' ? logo : null}
        />
      </div>
      <p className={`text-sm leading-snug text-pretty text-muted ${classes.hint}`}>
        {m.about.logo} {m.image.drop}
      </p>
      <div className={`grid gap-4 ${classes.pair}`}>
        <ImageValue
          path="brand.icon"
          kind="icon"
          ground="light"
          remove={m.image.noIcon}
          without={<BrandMark size={40} />}
        />
      </div>
      <p className="text-sm leading-snug text-pretty text-muted">{m.about.icon}</p>
    </div>
  );
}

/** The heart and the name, as the site shows them without a logo. */
function Name() {
  const { value } = useValue('brand.name');
  return (
    <span className="flex max-w-full min-w-0 items-center gap-2.5 tracking-tight brand">
      <span className="flex flex-none">
        <BrandMark size={28} />
      </span>
      <span className="truncate">{String(value)}</span>
    </span>
  );
}
