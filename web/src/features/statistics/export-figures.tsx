import type { FigureChart } from '@kindred/contract/statistics';
import { type GrowthRange, defaultGrowthRange } from '@kindred/contract/statistics/growth-ranges';
import { IconDownload } from '@tabler/icons-react';
import { useExportFigures } from '../../api/statistics.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { messages } from '#texts/statistics.ts';

interface Props {
  chart: FigureChart;
  title: string;
  range?: GrowthRange;
}

/** Downloads the figures of a chart. */
export function ExportFigures({ chart, title, range = defaultGrowthRange }: Props) {
  const { charts } = messages;
  const { mutate, isPending, error } = useExportFigures();
  const label = charts.export({ chart: title });
  return (
    <>
      <IconButton
        size="lg"
        aria-label={label}
        title={label}
        busy={isPending}
        onClick={() => mutate({ chart, range, file: charts.files[chart] })}
      >
        <IconDownload size={18} stroke={1.75} />
      </IconButton>
      {error && <p role="alert">{charts.exportFailed({ error: errorText(error) })}</p>}
    </>
  );
}
