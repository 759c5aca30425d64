// Made from texts/es/nudes.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Podría ser un desnudo",
about: "Se ve borrosa hasta que la muestres.",
show: "Mostrar",
showOf: "Mostrar la foto que podría ser un desnudo",
delete: "Eliminar para mí",
report: "Denunciar",
review: "Esta foto espera porque es probable que sea un desnudo.",
};
