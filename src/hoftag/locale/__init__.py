"""Texts in every language, and the sentences that are made of events, prompts, refusals and errors."""
