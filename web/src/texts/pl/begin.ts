// Made from texts/pl/begin.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Żądam, aby premium działało od razu, przed upływem 14 dni na odstąpienie od umowy. Jeśli odstąpię od umowy, zapłacę za wykorzystany czas, a reszta do mnie wróci.",
about: "Wybór należy do ciebie, a premium w obu przypadkach zacznie działać od razu. Jeśli odstąpisz od umowy bez tej zgody, dostaniesz zwrot całej kwoty. To możliwe raz dla każdej osoby i każdej karty, a potem ta zgoda jest potrzebna.",
};
