// Made from texts/es/standing.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
title: ({ name }: { name: string | number }) => `Reportes infundados de ${name}`,
close: "Cerrar",
step: "Paso",
steps: {
warn: "Advertir",
"set-aside": "Apartar",
clear: "Restablecer",
},
about: {
warn: "Le decimos que sus reportes pueden apartarse si esto continúa.",
"set-aside": "Sus nuevos reportes esperan hasta entonces en la cola “Apartados”, salvo cuando puede haber peligro para la vida. Es posible después de una advertencia a la que siguió otro reporte rechazado.",
clear: "Sus reportes se tratan de nuevo como los demás.",
},
days: "Hasta",
length: ({ days, when }: { days: number; when: string | number }) => `${plural(days, { one: `1 día`, other: `${formatNumber(days)} días` })}, hasta el ${when}`,
reason: "Motivo",
reasonAbout: {
member: "La persona lo lee en la app y por correo.",
team: "Solo lo lee el equipo.",
},
reasons: {
warn: "Varios de tus reportes trataban de cosas que nuestras condiciones permiten o que no ocurrieron.",
"set-aside": "Después de nuestra advertencia, más reportes tuyos eran infundados.",
clear: "",
},
cancel: "Cancelar",
save: {
warn: "Enviar advertencia",
"set-aside": "Apartar reportes",
clear: "Restablecer",
},
};
