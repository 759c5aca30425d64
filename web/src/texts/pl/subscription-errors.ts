import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/subscription-errors.ts';

export const messages: Translated<typeof en> = {
  server: (status: number) => `Błąd serwera: ${status}`,
  network: 'Serwer nie odpowiada. Sprawdź połączenie z internetem.',
  unknown: 'Nieoczekiwany błąd',
  fallbacks: {
    create: 'Nie można utworzyć subskrypcji',
    current: 'Nie można wczytać bieżącej subskrypcji',
    update: 'Nie można zmienić subskrypcji',
    cancel: 'Nie można zrezygnować z subskrypcji',
    reactivate: 'Nie można wznowić subskrypcji',
    paymentMethods: 'Nie można wczytać metod płatności',
    setupIntent: 'Nie można rozpocząć dodawania karty',
    invoices: 'Nie można wczytać faktur',
    confirm: 'Nie można potwierdzić subskrypcji',
    one: 'Nie można wczytać subskrypcji',
    all: 'Nie można wczytać listy subskrypcji',
  },
};
