// Made from texts/pl/consent.json. Change it there.
// @ts-nocheck

export const messages = {
text: "Wyrażam zgodę, aby serwis używał informacji o mojej płci i o tym, kogo chcę poznać, oraz moich odpowiedzi na pytania, żeby poznawać mnie z innymi osobami.",
why: "Te dane mogą ujawniać coś o twoim życiu prywatnym. Potrzebujemy twojej zgody, a wycofać ją możesz w każdej chwili.",
};
