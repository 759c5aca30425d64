import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { messages as m } from '#texts/transparency.ts';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { DeskNav } from '../desk-nav.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { PartList } from './part-list.tsx';
import { StatementMonths } from './statement-months.tsx';
import { yearIn } from './year-search.ts';
import classes from './transparency-page.module.css';
import { YearFigures } from './year-figures.tsx';

const route = getRouteApi('/desk/transparency');

/** The yearly report as the files of the European template. Nothing is sent anywhere. */
export function TransparencyPage() {
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const year = yearIn(route.useSearch()) ?? thisYear;
  const navigate = route.useNavigate();
  const years = Array.from({ length: 6 }, (_, index) => `${thisYear - index}`);
  return (
    <StaffPage title={m.title}>
      <DeskNav />
      <p className="max-w-about text-muted">{m.about}</p>
      <Select
        className={classes.year}
        label={m.year}
        data={years.includes(`${year}`) ? years : [`${year}`, ...years]}
        value={`${year}`}
        onChange={({ currentTarget }) =>
          void navigate({ search: { year: Number(currentTarget.value) } })
        }
      />
      <YearFigures year={year} />
      <PartList year={year} />
      <StatementMonths year={year} />
    </StaffPage>
  );
}
