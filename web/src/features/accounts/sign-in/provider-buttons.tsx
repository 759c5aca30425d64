import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { messages } from '#texts/accounts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './provider-buttons.module.css';
import { isSetUp, providers, visitProvider } from '../../../lib/sessions/provider-visit.ts';

const icons = { google: IconBrandGoogle, facebook: IconBrandFacebook };

interface Props {
  /** The page that opens afterwards. */
  wanted: string | null;
}

/** The providers that the operator has set up. */
export function ProviderButtons({ wanted }: Props) {
  const m = messages.providers;
  const offered = providers.filter(isSetUp);
  if (offered.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className={`flex items-center gap-3 text-muted ${classes.or}`}>{m.or}</p>
      {offered.map((provider) => {
        const Icon = icons[provider];
        return (
          <Button
            key={provider}
            size="lg"
            look="plain"
            wide
            icon={<Icon size={20} stroke={1.75} aria-hidden />}
            onClick={() => visitProvider(provider, wanted)}
          >
            {m[provider]}
          </Button>
        );
      })}
    </div>
  );
}
