import { lazyRouteComponent } from '@tanstack/react-router';
import { messages as m } from '#texts/site-office.ts';
import { NumberValue } from '../values/number-value.tsx';
import { SwitchValue } from '../values/switch-value.tsx';
import classes from './parts.module.css';

// It brings the list of all countries.
const Joining = lazyRouteComponent(() => import('./joining.tsx'), 'Joining');
// The script of this page is near its limit.
const NudesValue = lazyRouteComponent(() => import('../values/nudes-value.tsx'), 'NudesValue');

const PhotoCheckValue = lazyRouteComponent(
  () => import('../values/photo-check-value.tsx'),
  'PhotoCheckValue',
);

const switches = ['photoReview', 'appeals', 'transparency', 'secondFactor'] as const;
const days = ['leavingDays', 'exportDays', 'reportDays'] as const;

/** All of it is shown at the same time: what came later would move the rest. */
export const Limits = () => (
  <>
    <div className={`grid grid-cols-1 ${classes.rows}`}>
      {switches.map((name) => (
        <SwitchValue key={name} path={`switches.${name}`} description={m.about[name]} />
      ))}
    </div>
    <NudesValue />
    <NumberValue path="limits.membersWanted" description={m.about.membersWanted} unit="people" />
    <Joining />
    {days.map((name) => (
      <NumberValue key={name} path={`limits.${name}`} description={m.about[name]} unit="days" />
    ))}
    <PhotoCheckValue />
  </>
);
