"""The reader: e5's twelve layers over frozen word embeddings, the greatest of each feature over a text's windows, and heads."""
import torch
from torch import nn
from transformers import BertModel
from common import *

class Reader(nn.Module):
    def __init__(self, folder, subjects, rules, keep=None):
        super().__init__()
        # No dropout between the layers, and attention as plain products: on a processor that is a third faster.
        self.encoder = BertModel.from_pretrained(folder, add_pooling_layer=False, attn_implementation="eager", hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0)
        if keep is not None:
            table = self.encoder.embeddings.word_embeddings
            self.encoder.embeddings.word_embeddings = nn.Embedding.from_pretrained(table.weight.detach()[keep].clone(), freeze=True, padding_idx=1)
        self.encoder.embeddings.word_embeddings.weight.requires_grad_(False)
        width = self.encoder.config.hidden_size
        self.features = nn.Sequential(nn.Linear(width, width), nn.GELU())
        self.heads = nn.ModuleDict({name: nn.Linear(width, size) for name, size in {"danger": len(KINDS), "whose": len(WHOSE), "minor": 1, "subjects": len(subjects), "wish": len(WISHES), "answer": len(ANSWERS), "rule": len(rules)}.items()})
        self.drop = nn.Dropout(0.1)
    def vectors(self, ids, mask):
        hidden = self.encoder(input_ids=ids, attention_mask=mask).last_hidden_state
        weight = mask.unsqueeze(-1).to(hidden.dtype)
        mean = (hidden * weight).sum(1) / weight.sum(1)
        return self.features(self.drop(mean + hidden[:, 0]))
    def forward(self, ids, mask, owner, texts):
        vectors = self.vectors(ids, mask).float()
        whole = torch.full((texts, vectors.shape[1]), -1e4).scatter_reduce(0, owner.unsqueeze(-1).expand_as(vectors), vectors, "amax", include_self=True)
        whole = self.drop(whole)
        return {name: head(whole) for name, head in self.heads.items()}
