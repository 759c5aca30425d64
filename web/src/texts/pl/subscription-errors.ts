// Made from texts/pl/subscription-errors.json. Change it there.
// @ts-nocheck

export const messages = {
server: ({ status }: { status: string | number }) => `Błąd serwera: ${status}`,
network: "Serwer nie odpowiada. Sprawdź połączenie z internetem.",
unknown: "Nieoczekiwany błąd",
fallbacks: {
create: "Nie udało się utworzyć subskrypcji",
current: "Nie udało się wczytać bieżącej subskrypcji",
update: "Nie udało się zmienić subskrypcji",
cancel: "Nie udało się zrezygnować z subskrypcji",
reactivate: "Nie udało się wznowić subskrypcji",
paymentMethods: "Nie udało się wczytać metod płatności",
setupIntent: "Nie udało się dodać karty",
invoices: "Nie udało się wczytać faktur",
confirm: "Nie udało się potwierdzić subskrypcji",
one: "Nie udało się wczytać subskrypcji",
all: "Nie udało się wczytać listy subskrypcji",
},
};
