export interface BansHandlers {
  getBan(): number;
}
