import { DirectionContext, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { direction } from '#texts/language.ts';
import { queryClient } from './query-client.ts';
import type { AppRouter } from './router.ts';
import { theme } from './theme.ts';

interface Props {
  router: AppRouter;
  nonce?: string;
}

const stay = () => undefined;
/** It follows from the language, which is another one only after a page is loaded. */
const directions = { dir: direction, setDirection: stay, toggleDirection: stay };

export function App({ router, nonce = '' }: Props) {
  return (
    <StrictMode>
      <DirectionContext value={directions}>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          // Both are in the style sheet, see build/theme-variables.ts.
          withCssVariables={false}
          withGlobalClasses={false}
          getStyleNonce={() => nonce}
        >
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </DirectionContext>
    </StrictMode>
  );
}
