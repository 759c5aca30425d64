import type { ReportAdvice } from '../../reports/reason-forms.ts';

interface Advice {
  readonly title: string;
  readonly points: readonly string[];
}

/** What people read right after they sent a report. */
export const adviceTexts: Readonly<Record<ReportAdvice, Advice>> = {
  danger: {
    title: '¿Estás a salvo ahora?',
    points: [
      'Si no es así, llama al número de emergencias: 112 en Europa, 911 en Estados Unidos, Canadá y México, 000 en Australia, o el de tu país.',
      'Habla con alguien de confianza. Tras una agresión, el personal médico puede ayudarte y, muchas veces, conservar pruebas, aunque todavía no sepas si quieres ir a la policía.',
      'Guarda capturas de los mensajes y las fotos para la policía. Al bloquear a alguien, el chat desaparece.',
    ],
  },
  money: {
    title: 'Nunca envíes dinero',
    points: [
      'Tampoco tarjetas de regalo, criptomonedas ni códigos, te cuenten lo que te cuenten.',
      '¿Ya lo hiciste? Llama enseguida a tu banco, cambia las contraseñas que compartiste y acude a la policía.',
      'Nunca te pedimos tu contraseña, un código ni dinero. Cuando vetamos a alguien por fraude, advertimos a todas las personas a las que escribió.',
    ],
  },
  age: {
    title: 'No le escribas más',
    points: [
      'No le pidas fotos ni pruebas de su edad. Nuestro equipo se encarga.',
      'Si alguien menor de edad corre peligro, llama a la policía.',
    ],
  },
  nudes: {
    title: 'No has hecho nada malo',
    points: [
      'No tienes que responder ni volver a mirarlo.',
      'En algunos países, enviar un desnudo que nadie pidió es delito. La policía puede decirte si lo es donde vives.',
    ],
  },
  'intimate-pictures': {
    title: 'No has hecho nada malo',
    points: [
      'Una persona de nuestro equipo decide sobre la imagen en 48 horas. Si tarda más, la ocultamos mientras tanto.',
      '¿Amenaza con enseñarla a otras personas? No pagues ni envíes más. Acude a la policía.',
      'StopNCII.org te ayuda a que no aparezca en otros servicios. Crea una huella digital de la imagen en tu dispositivo, y la imagen no sale de él.',
      '¿Tenías menos de 18 años? Usa takeitdown.ncmec.org.',
    ],
  },
};
