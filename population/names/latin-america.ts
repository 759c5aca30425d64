import { list, type NameSet } from './name-set.ts';

export const latinAmerican: NameSet = {
  women:
    list(`Valentina, Camila, Sofía, Daniela, Mariana, Fernanda, Ximena, Gabriela, Andrea, Natalia, Alejandra, Lucía,
    Isabella, Paola, Diana, Karla, Renata, Catalina, Luisa, Verónica, Carolina, Ana Sofía, Jimena, Regina, Julieta,
    Antonella, Florencia, Agustina, Rocío, Constanza`),
  men: list(`Santiago, Mateo, Sebastián, Diego, Alejandro, Luis, Carlos, Andrés, Juan Pablo, Emiliano, Javier, Ricardo,
    Fernando, Jorge, Eduardo, Nicolás, Tomás, Felipe, Rodrigo, Gabriel, Camilo, Esteban, Óscar, Raúl, Joaquín, Facundo,
    Bruno, Ignacio, Martín, Leonardo`),
  families:
    list(`Hernández, García, Martínez, López, González, Rodríguez, Pérez, Sánchez, Ramírez, Flores, Torres, Rivera,
    Gómez, Díaz, Reyes, Morales, Cruz, Ortiz, Gutiérrez, Chávez, Vargas, Rojas, Castillo, Mendoza, Salazar, Cárdenas,
    Restrepo, Ospina, Herrera, Aguilar, Medina, Fuentes, Soto, Contreras, Guerrero, Peña, Ríos, Acosta, Benítez, Ferreyra`),
};

export const brazilian: NameSet = {
  women:
    list(`Ana, Beatriz, Mariana, Júlia, Larissa, Camila, Letícia, Amanda, Gabriela, Isabela, Fernanda, Rafaela, Luiza,
    Bruna, Carolina, Natália, Laís, Thaís, Helena, Vitória, Aline, Jéssica, Tatiana, Clara, Yasmin, Débora`),
  men: list(`Lucas, Gabriel, Matheus, Pedro, Rafael, Guilherme, Felipe, Gustavo, Bruno, Thiago, Vinícius, João, Leonardo,
    Rodrigo, Caio, Henrique, Diego, André, Marcelo, Eduardo, Daniel, Vitor, Renan, Igor, Murilo, Otávio`),
  families:
    list(`Silva, Santos, Oliveira, Souza, Lima, Pereira, Ferreira, Costa, Rodrigues, Almeida, Nascimento, Carvalho,
    Araújo, Ribeiro, Barbosa, Rocha, Dias, Moreira, Nunes, Cardoso, Teixeira, Moura, Monteiro, Freitas, Batista,
    Campos, Correia, Machado, Ramos, Vieira`),
};
