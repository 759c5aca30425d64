import { messages as m } from '#texts/site-office.ts';
import { TextValue } from '../values/text-value.tsx';
import classes from './parts.module.css';

const figures = [
  'frontPage.figures.activeUsers',
  'frontPage.figures.successStories',
  'frontPage.figures.satisfaction',
  'frontPage.figures.support',
] as const;

export const FrontPage = () => (
  <>
    <p className="text-pretty text-muted">{m.about.figures}</p>
    <p className={`rounded-md bg-warning-soft px-4 py-3 font-medium text-pretty ${classes.truth}`}>
      {m.about.figuresTrue}
    </p>
    <div className={`grid gap-4 ${classes.pair}`}>
      {figures.map((path) => (
        <TextValue
          key={path}
          path={path}
          placeholder={m.leftOut}
          maxLength={12}
          fault={m.about.figureBraces}
          {...(path === 'frontPage.figures.activeUsers' && { description: m.about.figuresCounted })}
        />
      ))}
    </div>
  </>
);
