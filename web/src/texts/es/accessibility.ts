import type { messages as en } from '../en/accessibility.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Accesibilidad',
  about: (brand: string) =>
    `Cómo funciona ${brand} para personas con discapacidad, y dónde todavía no lo hace.`,
  written:
    'Redactado el 26 de noviembre de 2026 para este sitio web y la app que se puede instalar desde él.',
  sections: {
    standard: {
      title: 'Qué nos proponemos',
      points: [
        'La norma es la EN 301 549, que pide a los sitios web el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.1. Trabajamos con las WCAG 2.2, más recientes, nivel AA.',
        'El servicio es parcialmente conforme: lo que sabemos que falta aparece más abajo.',
        'Lo comprobamos por nuestra cuenta. Un programa busca errores en todas las páginas, en cada versión, en modo claro y oscuro, desde 320 píxeles de ancho, y verifica que el tabulador llega a todos los controles y muestra dónde está. Recorridos como crear una cuenta, chatear y decidir sobre personas se prueban solo con el teclado.',
        'Los programas solo encuentran algunas barreras. Nadie externo ha auditado el software, y no lo han probado por encargo nuestro personas que usan lectores de pantalla u otras ayudas.',
      ],
    },
    helps: {
      title: 'Qué funciona',
      points: [
        'Todos los controles funcionan con el teclado. Las tarjetas de Descubrir tienen botones además del deslizamiento, y las fotos también se ordenan con botones.',
        'Las páginas se pueden ampliar al 400 por ciento sin desplazarse de lado. Respetan tus ajustes de modo oscuro y de menos movimiento.',
        'Los errores explican con palabras qué ocurrió y qué hacer, junto al campo. Lo que escribiste se conserva.',
        'Los gráficos ofrecen las mismas cifras en una tabla, que es lo que leen los lectores de pantalla.',
        'No hay rompecabezas para demostrar que eres una persona, nada parpadea y nada se reproduce solo.',
      ],
    },
    known: {
      title: 'Qué no funciona todavía',
      points: [
        'Las fotos que suben los miembros no tienen una descripción de lo que muestran. El lector de pantalla dice de quién es la foto y su número, y no se les puede añadir una descripción.',
        'Lo que escriben los miembros puede estar en cualquier idioma y no lleva indicación de cuál es. Un lector de pantalla puede leerlo con la voz equivocada.',
        'El recorte de una foto y la posición de la cara se ajustan arrastrando o con las flechas. No es posible hacerlo con toques sueltos.',
        'No hemos comprobado los archivos de las facturas ni los campos de los números de tarjeta, que son de la empresa de pagos donde se aceptan tarjetas reales.',
        'Los correos tienen una versión en texto sin formato. No hemos comprobado la accesibilidad de su otra versión, ni la de la página que explica la interfaz a quienes programan.',
      ],
    },
    feedback: {
      title: 'Si algo te lo impide',
      points: (support: string) => [
        `Escribe a ${support}. Indica en qué página fue, qué querías hacer y qué usas, por ejemplo un lector de pantalla. No necesitas cuenta.`,
        'Si tienes cuenta, también puedes reportar un problema en Mis reportes, donde encontrarás además nuestra respuesta.',
        'Una persona lee todos los mensajes y responde. Si no podemos arreglarlo pronto, te diremos cuándo lo haremos y te ayudaremos a hacer lo que querías de otra manera.',
        'Si nuestra respuesta no te sirve, puedes acudir a la autoridad que supervisa la accesibilidad en tu país.',
      ],
    },
  },
  contact: 'Escribir a soporte',
};
