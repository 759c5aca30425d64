import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { messages as m } from '#texts/accounts.ts';
import { Arches } from '../../ui/pages/arches.tsx';
import { chooseLanguage } from '../../lib/language/choice.ts';
import { LanguageSelect } from '../../ui/pages/language-select.tsx';
import { Brand } from '../../ui/pages/brand.tsx';
import stepPage from '../../ui/pages/step-page.module.css';
import { StepProgress } from '../../ui/pages/step-progress.tsx';
import { ArrivalBanner } from '../../widgets/arrival/arrival-banner.tsx';
import classes from './form-page.module.css';
import { steps } from './registration/registration-step.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Below the form, such as links to other pages. */
  after?: ReactNode;
  /** The page where the reader probably came from. */
  back?: '/sign-in';
  /** At the end of the top, for those who want to leave. */
  exit?: ReactNode;
  /** It is the last step of the registration. */
  isLastStep?: boolean;
  /** A phone shows people above the form, and the button stays below the fields. */
  welcomes?: boolean;
  /** Replaces another form on the same page, whose focus would be lost. */
  takesFocus?: boolean;
}

/** The pages to sign in, to confirm an address and to recover a password, in the frame of the registration. */
export function FormPage({ title, lead, children, after, takesFocus = false, ...props }: Props) {
  const { back, exit, isLastStep, welcomes } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      className={`grid min-h-dvh ${stepPage.page} ${classes.page}`}
      data-arriving
      data-welcomes={welcomes || undefined}
      data-bottom={!welcomes || undefined}
    >
      <div className="flex min-w-0 flex-col">
        <header
          className={`flex items-center gap-5 ${stepPage.top} ${classes.top}`}
          data-steps={isLastStep || undefined}
        >
          {back && (
            <Link
              to={back}
              className={`hidden h-11 w-11 flex-none place-items-center rounded-full hover:bg-hover ${stepPage.backIcon}`}
              aria-label={m.back}
            >
              <IconArrowLeft size={20} stroke={1.75} aria-hidden />
            </Link>
          )}
          <Link
            to="/"
            className={`me-auto inline-flex min-h-11 min-w-0 items-center rounded-sm tracking-tight brand ${stepPage.brand}`}
          >
            <Brand size={26} />
          </Link>
          {isLastStep ? (
            // The language was chosen with the first step.
            <StepProgress step={steps.length + 1} steps={steps.length + 1} />
          ) : (
            <div className={`ms-auto min-w-0 ${classes.language}`}>
              <LanguageSelect onChange={chooseLanguage} />
            </div>
          )}
          {(exit || back) && (
            <div className={`text-md ${stepPage.exit} ${isLastStep ? 'ms-auto' : ''}`}>
              {exit ?? <Link to="/sign-in">{m.register.signIn}</Link>}
            </div>
          )}
        </header>
        {welcomes && (
          <div className={`hidden overflow-hidden bg-brand-soft px-5 ${classes.people}`}>
            <Arches className={classes.arches} />
          </div>
        )}
        <section className={`mx-auto w-full ${stepPage.content} ${classes.content}`}>
          <h1
            className="tracking-tight text-balance anywhere outline-none title-md"
            ref={heading}
            tabIndex={-1}
          >
            {title}
          </h1>
          {lead && (
            <p className={`mt-2.5 text-lg text-pretty anywhere text-muted ${stepPage.lead}`}>
              {lead}
            </p>
          )}
          <div className={`grid gap-6 ${stepPage.fields}`}>
            {children}
            {after && (
              <div className="grid gap-1 border-t border-line pt-5 text-muted">{after}</div>
            )}
          </div>
        </section>
      </div>
      <aside className={`sticky top-0 overflow-hidden ${stepPage.aside}`}>
        <ArrivalBanner />
      </aside>
    </div>
  );
}
