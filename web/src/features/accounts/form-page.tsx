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
      className={`grid min-h-screen ${stepPage.page} ${classes.page}`}
      data-arriving
      data-welcomes={welcomes || undefined}
      data-bottom={!welcomes || undefined}
    >
      <div className="flex column min-w-0">
        <header
          className={`row gap-5 ${stepPage.top} ${classes.top}`}
          data-steps={isLastStep || undefined}
        >
          {back && (
            <Link
              to={back}
              className={`hidden place-center flex-none w-target h-target rounded-full hover ${stepPage.backIcon}`}
              aria-label={m.back}
            >
              <IconArrowLeft size={20} stroke={1.75} aria-hidden />
            </Link>
          )}
          <Link
            to="/"
            className={`inline-flex items-center min-w-0 min-h-target rounded-sm tight brand push-start ${stepPage.brand}`}
          >
            <Brand size={26} />
          </Link>
          {isLastStep ? (
            // The language was chosen with the first step.
            <StepProgress step={steps.length + 1} steps={steps.length + 1} />
          ) : (
            <div className={`push-end min-w-0 ${classes.language}`}>
              <LanguageSelect onChange={chooseLanguage} />
            </div>
          )}
          {(exit || back) && (
            <div className={`text-md ${stepPage.exit} ${isLastStep ? 'push-end' : ''}`}>
              {exit ?? <Link to="/sign-in">{m.register.signIn}</Link>}
            </div>
          )}
        </header>
        {welcomes && (
          <div className={`hidden bg-brand-soft overflow-hidden px-5 ${classes.people}`}>
            <Arches className={classes.arches} />
          </div>
        )}
        <section className={`m-auto w-full ${stepPage.content} ${classes.content}`}>
          <h1 className="tight anywhere balance no-outline title-md" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && (
            <p className={`muted text-lg pretty anywhere mt-2-5 ${stepPage.lead}`}>{lead}</p>
          )}
          <div className={`grid gap-6 ${stepPage.fields}`}>
            {children}
            {after && <div className="grid gap-1 border-top muted pt-5">{after}</div>}
          </div>
        </section>
      </div>
      <aside className={`overflow-hidden sticky top-0 ${stepPage.aside}`}>
        <ArrivalBanner />
      </aside>
    </div>
  );
}
